// node ask.mjs <compiled gate> <exported function> <title> <number>…: prints the answer.
import { pathToFileURL } from 'node:url';

const [gate, question, title, ...numbers] = process.argv.slice(2);
const exported = await import(pathToFileURL(gate));
console.log(exported[question](title, ...numbers.map(Number)));
