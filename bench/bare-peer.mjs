import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The least work a Node server can do: it answers every request with the same bytes and headers, from memory.
const [, , bodyFile, headersFile] = process.argv;
const body = readFileSync(bodyFile);
const headers = JSON.parse(readFileSync(headersFile, 'utf8'));
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
