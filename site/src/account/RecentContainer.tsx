import { useQuery } from '@tanstack/react-query'
import * as account from '@xinpu/sdk/account'
import type { Page, RecentViewRecord } from '@xinpu/sdk/types'
import { RecentViewsDrawer } from '@xinpu/ui/recent-views'
import { useState } from 'react'
import { useCall, useVisit } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { settings } from '../app/settings.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { useLocal } from '../app/use-local.ts'
import { usePlace } from '../app/use-place.ts'
import { datasheetPlace } from '../datasheet/places.ts'
import { useLogin } from './LoginContainer.tsx'
import { recentDatasheets } from './queries.ts'
import { noViews, recentViews, type LocalView } from './recent-views.ts'
import { datasheetType } from './use-favouring.ts'
import { agentHref, articleHref, demandHref, goodsHref } from './places.ts'

type Shown = React.ComponentProps<typeof RecentViewsDrawer>

/** Demands, agents and articles are not open yet: nobody has looked at one. */
const nothing = { data: [], totalRecord: 0 }

export interface RecentContainerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What was looked at before: of the account, or of this device while nobody is logged in. */
export function RecentContainer({ isOpen, onOpenChange }: RecentContainerProps) {
  const call = useCall()
  const visit = useVisit()
  const place = usePlace()
  const { openLogin } = useLogin()
  const [tab, setTab] = useState<Shown['current']>('datasheet')
  const { data: who } = useQuery(me(call))
  const { datasheet, forget, clear } = useDatasheetViews(Boolean(who) && isOpen, Boolean(who))

  return (
    <RecentViewsDrawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      current={tab}
      onTab={setTab}
      pages={{ datasheet, demand: nothing, agent: nothing, article: nothing }}
      places={{
        datasheet: (id) => place(datasheetPlace(id)),
        demand: demandHref,
        article: articleHref,
        agent: agentHref,
        goods: goodsHref,
      }}
      starts={{ datasheet: settings.rootPage }}
      now={new Date(visit.now)}
      onRemove={(_, ids) => void forget(ids)}
      onClear={clear}
      {...(!who && { onLogin: () => openLogin() })}
    />
  )
}

/** The datasheets of the drawer, and how to forget them. */
function useDatasheetViews(isAsked: boolean, isPerson: boolean) {
  const call = useCall()
  const act = useAct()
  const viewed = useQuery({ ...recentDatasheets(call), enabled: isAsked })
  const local = useLocal(recentViews, noViews)

  async function forget(ids: readonly number[]) {
    if (!isPerson) return recentViews.write(local.filter(({ id }) => !ids.includes(id)))
    await act(account.historyRemove, { ids: [...ids] })
  }

  async function clear() {
    if (!isPerson) return recentViews.clear()
    await act(account.historyClear, { type: datasheetType })
  }

  return { datasheet: isPerson ? shownOf(viewed) : localPage(local), forget, clear }
}

const localPage = (views: readonly LocalView[]): Page<RecentViewRecord> => ({
  data: views.map(({ id, title, brandCn, viewedAt }) => ({
    id,
    createTime: viewedAt ?? '',
    specDto: { id, brandId: 0, filename: title, brandCn, fullLogo: '' },
  })),
  totalRecord: views.length,
})
