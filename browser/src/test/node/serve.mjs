// node serve.mjs <compiled module>: answers questions, a line each way, until the questions end.
// A question is ["function", argument, …]; the answer is {"answer": …} or {"error": "…"}.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const exported = await import(pathToFileURL(process.argv[2]));

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(reply(...JSON.parse(line))));
}

function reply(question, ...given) {
  try {
    return { answer: exported[question](...given) };
  } catch (error) {
    return { error: String(error) };
  }
}
