// RULES.md, clause by clause. A clause is a line that begins with its id in bold.
export interface RuleSection {
  readonly heading: string;
  readonly clauses: readonly { readonly id: string; readonly text: string }[];
}

const CLAUSE = /^\*\*([A-Z]+[0-9]+(?:\.[0-9]+)*[a-z]?)\*\*\s*(.*)$/;

export function sections(markdown: string): readonly RuleSection[] {
  const found: { heading: string; clauses: { id: string; text: string }[] }[] = [];
  let section = { heading: '', clauses: [] as { id: string; text: string }[] };
  let paragraph: { id: string; text: string } | undefined;
  const add = (id: string, text: string): void => {
    paragraph = { id, text };
    section.clauses.push(paragraph);
  };
  for (const line of markdown.split('\n')) {
    const heading = /^#{1,6}\s+(.*)$/.exec(line);
    const clause = CLAUSE.exec(line);
    if (heading) {
      section = { heading: plain(heading[1] ?? ''), clauses: [] };
      found.push(section);
      paragraph = undefined;
    } else if (clause) {
      add(clause[1] ?? '', plain(clause[2] ?? ''));
    } else if (line.trim() === '') {
      paragraph = undefined;
    } else if (paragraph) {
      paragraph.text += ` ${plain(line.trim())}`;
    } else {
      add('', plain(line.trim()));
    }
  }
  return found;
}

export function matching(all: readonly RuleSection[], wanted: string): readonly RuleSection[] {
  const parts = wanted.toLowerCase().split(/\s+/);
  return all
    .map((section) => ({
      ...section,
      clauses: section.clauses.filter(({ id, text }) =>
        parts.every((part) => `${id} ${text}`.toLowerCase().includes(part)),
      ),
    }))
    .filter((section) => section.clauses.length > 0);
}

/** The marks of Markdown that our rules use: bold, italics, code. */
function plain(text: string): string {
  return text.replace(/\*\*(.+?)\*\*/g, '$1').replace(/(^|\W)[*_](.+?)[*_](?=\W|$)/g, '$1$2').replace(/`(.+?)`/g, '$1');
}
