import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { inputsFile } from '../harness/local/build-inputs.ts';
import { root } from '../harness/local/paths.ts';
import { fileOf } from './module-graph.ts';

/** Lists the files that a build was made of, beside it: its modules, and the configuration with all plugins. */
export function buildInputsPlugin(folder: string): Plugin {
  let configuration: string[] = [];
  return {
    name: 'build-inputs',
    apply: 'build',
    configResolved(config) {
      configuration = [...(config.configFile ? [config.configFile] : []), ...config.configFileDependencies];
    },
    writeBundle() {
      // What a plugin writes for itself into the cache is made of the configuration, and newer than the build's begin.
      const isSource = (file: string) => !file.startsWith('..') && !/(?:^|\/)(?:node_modules|\.cache)\//.test(file);
      const modules = [...this.getModuleIds()].flatMap((id) => fileOf(id) ?? []);
      const files = [...configuration, ...modules].map((file) => path.relative(root, path.resolve(root, file))).filter(isSource);
      writeFileSync(inputsFile(folder, this.environment.name), JSON.stringify([...new Set(files)].sort(), null, 1));
    },
  };
}
