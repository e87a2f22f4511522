// A title's RULES.md, made ready for the page when it is built: `import book from './RULES.md?rulebook'`.
import { readFile } from 'node:fs/promises';
import { Marked } from 'marked';

const CLAUSE = /^\*\*([A-Z]+[0-9]+(?:\.[0-9]+)*[a-z]?)\*\*\s*/;
const WANTED = '.md?rulebook';
const marked = new Marked({ gfm: true });

/** The vite plugin. */
export function rulebooks() {
  return {
    name: 'loggia-rulebooks',
    async load(id) {
      if (!id.endsWith(WANTED)) return null;
      const file = id.slice(0, -'?rulebook'.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readRulebook(await readFile(file, 'utf8')))};`;
    },
  };
}

/**
 * Sections of passages. A passage is a clause, with everything that stands below it until the next one, or
 * what stands for itself. What stands above the first clause is the rules in short; below a line (---) begins
 * the appendix. Passages are HTML; `text` is what a search looks at.
 */
export function readRulebook(markdown) {
  const book = { heading: '', intro: [], sections: [] };
  let section = null;
  let passage = null;
  let appendix = false;
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'space') continue;
    if (token.type === 'hr') {
      appendix = true;
    } else if (token.type === 'heading' && token.depth === 1) {
      book.heading = plain(token);
    } else if (token.type === 'heading') {
      section = { heading: plain(token), appendix, passages: [] };
      book.sections.push(section);
      passage = null;
    } else if (!section) {
      book.intro.push(passageOf('', token));
    } else {
      const id = token.type === 'paragraph' ? (CLAUSE.exec(token.raw)?.[1] ?? '') : '';
      // A table or a list belongs to the clause above it.
      if (id || !passage || (token.type === 'paragraph' && !passage.id)) {
        passage = passageOf(id, token);
        section.passages.push(passage);
      } else {
        passage.html += html(token.raw);
        passage.text += ` ${plain(token)}`;
      }
    }
  }
  return linked(book);
}

/** Where a passage names another clause, or a whole section by the beginning of its ids, one can go there. */
function linked(book) {
  const ids = book.sections.flatMap(({ passages }) => passages.map(({ id }) => id)).filter(Boolean);
  const goal = (named) => (ids.includes(named) ? named : ids.find((id) => id.startsWith(`${named}.`)));
  const link = (words) =>
    words.replace(/\b[A-Z]+[0-9]+(?:\.[0-9]+)*[a-z]?\b/g, (named) => {
      const id = goal(named);
      return id ? `<a href="#clause-${id}" data-clause="${id}">${named}</a>` : named;
    });
  for (const { passages } of book.sections) {
    for (const passage of passages) {
      passage.html = passage.html
        .split(/(<code>.*?<\/code>|<[^>]*>)/s)
        .map((part) => (part.startsWith('<') ? part : link(part)))
        .join('');
    }
  }
  return book;
}

function passageOf(id, token) {
  const raw = token.raw.replace(CLAUSE, '');
  return { id, html: html(raw), text: raw.replace(/[*_`|#>-]+/g, ' ').replace(/\s+/g, ' ').trim() };
}

function plain({ raw }) {
  return raw.replace(/^#+\s*/, '').replace(/[*`]/g, '').replace(/\s+/g, ' ').trim();
}

/** Tables scroll by themselves, so that a phone's page does not. */
function html(raw) {
  return marked
    .parse(raw)
    .replace(/<table>/g, '<div class="wide" tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>')
    .trim();
}
