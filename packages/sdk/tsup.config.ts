import { defineConfig } from 'tsup'
import { doorsOf } from '../../.toolchain/library.ts'

/**
 * What stands in `dependencies` and `peerDependencies` stays outside. The contract does not: it is nobody's package but
 * ours, and mocks carry what they read of it.
 */
export default defineConfig({
  entry: doorsOf(import.meta.dirname),
  format: 'esm',
  target: 'es2022',
  dts: true,
  noExternal: [/^@xinpu\/contract/],
  splitting: true,
  clean: true,
})
