import { defineConfig } from 'tsup'
import { doorsOf } from '../../.toolchain/library.ts'

/**
 * What stands in `dependencies` and `peerDependencies` stays outside. The contract and the trade do not: they are nobody's
 * packages but ours, and what is used of them is carried along.
 */
export default defineConfig({
  entry: doorsOf(import.meta.dirname),
  format: 'esm',
  target: 'es2022',
  // What comes by a path of its own is written into the types, as if it were ours.
  dts: { compilerOptions: { paths: { '@xinpu/trade/*': ['../trade/src/*/index.ts'] } } },
  noExternal: [/^@xinpu\/(?:contract|trade)/],
  splitting: true,
  clean: true,
})
