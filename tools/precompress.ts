import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|txt|webmanifest)$/;

/** Compresses the browser's files once, at build time, at the highest level, so that the server only has to send them. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    buildApp: {
      // Run last: the router writes its list of routes only after the server's build.
      order: 'post',
      async handler(builder) {
        const folder = builder.environments.client?.config.build.outDir;
        if (!folder) return;
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (COMPRESSIBLE.test(name)) compress(path.join(folder, name));
        }
      },
    },
  };
}

function compress(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
}
