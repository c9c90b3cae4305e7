import { shoppingType } from '../account/center-menu.ts'
import type { CenterSearch } from '../account/center-search.ts'
import { id as numbered } from '../app/address.ts'

/** The rooms of both sides, and of a person's orders, among those of the user centre. */
const bothSides = 47
const orders = 48

/** What a path below the mall's user centre names: a room, and of which orders; nothing where there is none. */
export function shoppingRoomOf(path = ''): (CenterSearch & { type: number }) | undefined {
  if (path === '') return { type: bothSides }
  if (path === 'myOrder/CNY' || path === 'myOrder/USD') return { type: orders, kind: path.slice(-3) }
  const id = numbered(/^myOrder\/orderDetail\/(\d+)$/.exec(path)?.[1])
  if (id !== undefined) return { type: orders, id }
  const type = shoppingType(path)
  return type === undefined ? undefined : { type }
}
