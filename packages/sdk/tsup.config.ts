import { defineConfig } from 'tsup'
import { doorsOf } from '../../.toolchain/library.ts'

/** What stands in `dependencies` and `peerDependencies` stays outside. */
export default defineConfig({
  entry: doorsOf(import.meta.dirname),
  format: 'esm',
  target: 'es2022',
  dts: true,
  splitting: true,
  clean: true,
})
