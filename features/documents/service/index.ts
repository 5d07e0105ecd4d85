export type { CleanFile } from './clean.ts';
export {
  doomFiles,
  eraseFile,
  findScans,
  isKnownFile,
  keepFile,
  readFile,
  SCAN_FILE,
  SWEEP_FILES,
  sweepFiles,
  type WrittenFile,
  writeFile,
  writeOwnFile,
} from './files.ts';
export { receiveUpload, receiveUploads } from './receive.ts';
export { queueScans, scanFile } from './scan.ts';
