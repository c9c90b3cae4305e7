import { exports } from '../packages/ui/package.json'

/** What each room lets out, as its door says. */
const rooms = import.meta.glob<string>('../packages/ui/src/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const sources = Object.entries(exports).flatMap(([door, ways]) =>
  typeof ways === 'string' ? [] : [[door.replace('.', '@xinpu/ui'), ways['@xinpu/source']] as const],
)

/** Where a component is imported from: a door of its own, its room's, or none. */
export function doorOf(name: string, room: string): string | undefined {
  const [own] = sources.find(([, source]) => source.endsWith(`/${name}.tsx`)) ?? []
  if (own) return own
  const isOut = new RegExp(`\\b${name}\\b`).test(rooms[`../packages/ui/src/${room}/index.ts`] ?? '')
  return isOut ? `@xinpu/ui/${room}` : undefined
}
