import type { Logistics } from '@xinpu/sdk/types'
import type { TimelineTone } from '../../primitives/Timeline/Timeline.tsx'

export interface ParcelState {
  word: string
  tone: TimelineTone
}

/** How far a parcel is: the newest line of its course has the word for it. */
export function parcelState({ traces: [newest, ...earlier] }: Pick<Logistics, 'traces'>): ParcelState {
  const text = newest?.text ?? ''
  if (text.includes('派送异常')) return { word: '派送异常', tone: 'warn' }
  if (text.includes('退回')) return { word: '退回', tone: 'warn' }
  if (text.includes('已签收')) return { word: '已签收', tone: 'ok' }
  return earlier.length > 0 ? { word: '运输中', tone: 'info' } : { word: '已发货', tone: 'neutral' }
}
