import path from 'node:path';
import type { Config } from '#platform/config.ts';
import { projectFolder } from '#platform/project-folder.ts';

/** The project's media folder. */
export const mediaFolder = path.join(projectFolder, 'media');

/** The folder of pictures in the sizes that screens have asked for. */
export const keptPictures = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'pictures');
