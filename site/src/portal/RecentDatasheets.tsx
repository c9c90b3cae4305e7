import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { RecentRow, type RecentEntry } from '@xinpu/ui/datasheet'
import { Section } from '@xinpu/ui/primitives'
import { recentDatasheets } from '../account/queries.ts'
import { noViews, recentViews } from '../account/recent-views.ts'
import { me } from '../app/queries.ts'
import { useLocal } from '../app/use-local.ts'
import { usePlace } from '../app/use-place.ts'
import { datasheetPlace } from '../datasheet/places.ts'

const shown = 6

/** What was read lately: from the account, or from this device while logged out. Nothing read, nothing shown. */
export function RecentDatasheets() {
  const { call } = useRouteContext({ from: '__root__' })
  const place = usePlace()
  const { data: who } = useQuery(me(call))
  const { data: viewed } = useQuery({ ...recentDatasheets(call), enabled: Boolean(who) })
  const local = useLocal(recentViews, noViews)
  const entries: RecentEntry[] = who
    ? (viewed?.data ?? []).flatMap(({ specDto }) =>
        specDto ? [{ id: specDto.id, name: specDto.filename.replace(/\.pdf$/, ''), brand: specDto.brandCn }] : [],
      )
    : local.map(({ id, model, title, brandCn }) => ({ id, name: model || title, brand: brandCn }))

  if (entries.length === 0) return null
  return (
    <Section title="最近浏览" meta={who ? undefined : '仅存在本机'}>
      <RecentRow entries={entries.slice(0, shown)} hrefOf={({ id }) => place(datasheetPlace(id))} />
    </Section>
  )
}
