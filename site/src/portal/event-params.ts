import type { EventStatus } from '@xinpu/sdk/types'
import { id, page, readsAddress, type Reading } from '../app/address.ts'

const states = Object.keys({ upcoming: 1, open: 1, ended: 1 } satisfies Record<EventStatus, 1>) as EventStatus[]

/** 0 not begun, 1 under way, 2 over: as addresses have it. */
const status: Reading<0 | 1 | 2> = (value) => ([0, 1, 2] as const).find((one) => String(one) === String(value))

/** Reads which events are shown, and whose programme is open. */
export const readEventParams = readsAddress({ status, page, id })
export type EventParams = ReturnType<typeof readEventParams>

/** What the server is asked for a page of events. */
export const eventsInput = ({ status: given, page: pageIndex = 1 }: EventParams, pageSize: number) => {
  const asked = given === undefined ? undefined : states[given]
  return { pageIndex, pageSize, ...(asked && { status: asked }) }
}
