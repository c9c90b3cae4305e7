import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { NoticePlace } from '@xinpu/sdk/types'
import { NothingHere, onDemand } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { noticesNow } from '../app/queries.ts'

const NoticeLine = onDemand(() => import('./NoticeLine.tsx').then((module) => module.NoticeLine), NothingHere)

/** What the site has to say on the page that is open, if anything. */
export function Notices() {
  const { data } = useSuspenseQuery(noticesNow(useCall()))
  const here = placeOf(useLocation().pathname)
  const shown = data.filter(({ place }) => place === 'all' || place === here)
  return shown.length > 0 ? <NoticeLine notices={shown} /> : null
}

const rooms = new Set<string>(['mall', 'inquiry', 'news'] satisfies NoticePlace[])

/** The part of the site that a page belongs to. */
function placeOf(pathname: string): NoticePlace | undefined {
  const [, first = ''] = pathname.split('/')
  if (rooms.has(first)) return first as NoticePlace
  return first === '' || first === 'datasheet' || first.startsWith('specification') ? 'datasheet' : undefined
}
