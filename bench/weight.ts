import { startSite, temporaryDataDir } from './processes.ts';
import { pageWeights } from './script-weights.ts';

/**
 * `node bench/weight.ts`: the scripts that each public page fetches when it opens, in KB of brotli, in each language.
 * PARTS=1 lists the files; ORIGIN measures a site that already runs.
 */
const PORT = 4130;

async function tell(origin: string): Promise<void> {
  for await (const { name, parts, weight, limit } of pageWeights(origin)) {
    if (weight > limit) process.exitCode = 1;
    console.log(
      `${weight > limit ? 'FAILS' : 'holds'}  ${name.padEnd(20)} ${weight.toFixed(1).padStart(6)} KB in ${parts.length} files (≤ ${limit.toFixed(1)})`,
    );
    if (!process.env.PARTS) continue;
    for (const part of parts.toSorted((a, b) => b.weight - a.weight))
      console.log(`         ${part.weight.toFixed(1).padStart(6)}  ${part.file}`);
  }
}

if (process.env.ORIGIN) await tell(process.env.ORIGIN);
else {
  const { dataDir, remove } = temporaryDataDir();
  const site = await startSite(PORT, dataDir);
  try {
    await tell(site.origin);
  } finally {
    await site.stop();
    await remove();
  }
}
