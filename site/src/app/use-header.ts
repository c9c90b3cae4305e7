import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import * as account from '@xinpu/sdk/account'
import type { EnterpriseStatus } from '@xinpu/sdk/types'
import type { Unread } from '@xinpu/sdk/unread'
import { useNavConfig, type SiteHeaderProps, useUnreadTitle } from '@xinpu/ui/frame'
import { toast } from '@xinpu/ui/primitives'
import { type ThemeChoice, themeAttribute } from '@xinpu/ui/theme'
import { useState, useEffect } from 'react'
import { browser, useCall, useVisit } from './api.ts'
import { me, navigation, standing } from './queries.ts'
import { huiyuan, rooms, useOpened } from './rooms.ts'
import { settings } from './settings.ts'

/** Everything the header shows and does. */
export function useHeader(onLogin: () => void): Omit<SiteHeaderProps, 'current' | 'tools'> {
  const call = useCall()
  const visit = useVisit()
  const { data: who } = useQuery(me(call))
  const { data: sites } = useSuspenseQuery(navigation(call))
  const { navigation: own, opensIn } = useNavConfig(sites)
  const [theme, setTheme] = useState(visit.theme)
  const logOut = useLogout()
  const alerts = useAlerts()
  const opened = useOpened()

  return {
    menu: [{ tab: '首页', href: settings.rootPage }, ...rooms.map(({ tab, href }) => ({ tab, href: opened(href) }))],
    places: {
      home: settings.rootPage,
      register: '/register',
      search: settings.rootPage,
      huiyuan: opened(huiyuan),
      webSearch: settings.webSearchUrl,
      certification: '/userCenter/manage/companyManage?type=16',
      userCenter: '/userCenter?type=1',
      account: '/userCenter/accountSetting?type=7',
    },
    user: who ? { name: who.nickName, avatar: who.avatar, mobile: who.mobile, ...alerts } : null,
    onLogin,
    onLogout: () => void logOut(),
    navigation: own,
    opensIn,
    theme: {
      value: theme,
      onChange: (choice: ThemeChoice) => {
        applyTheme(choice)
        setTheme(choice)
      },
    },
  }
}

/** Between ‘操作成功’ and the way home (specification, section 9). */
const farewell = 2000

/** Ends the session here and on the server, says so, and goes home. */
function useLogout() {
  const call = useCall()
  const queryClient = useQueryClient()
  const router = useRouter()

  return async () => {
    await call(account.sessionLogout).catch(() => undefined)
    browser().clear()
    queryClient.setQueryData(me(call).queryKey, null)
    toast.success('操作成功', { ms: farewell })
    setTimeout(() => {
      const isHome = ['/', settings.rootPage].includes(router.state.location.pathname)
      if (isHome) globalThis.location.reload()
      else globalThis.location.assign(settings.rootPage)
    }, farewell)
  }
}

interface Alerts {
  /** Messages and lines of talks that nobody has read. */
  unread: number
  /** Null for who never applied; undefined until it is known. */
  enterpriseStatus: EnterpriseStatus | null | undefined
}

/** What may be other when somebody is told something: talks, what is told, and the quotes that are shown in both. */
const told = [['im'], ['message'], ['demand', 'enquiry']]

/** What the header tells a person who is logged in, and the tab of the browser with it. */
function useAlerts(): Alerts {
  const call = useCall()
  const held = useQueryClient()
  const { data: who } = useQuery(me(call))
  const id = who?.id
  const [unread, setUnread] = useState(0)
  const status = useQuery({ ...standing(call), enabled: id !== undefined })

  useEffect(() => {
    if (id === undefined) return
    let stop: (() => void) | undefined
    let isGone = false
    const refresh = () => void Promise.all(told.map((queryKey) => held.invalidateQueries({ queryKey })))
    let before: number | undefined
    const tell = ({ total, im }: Unread) => {
      setUnread(total + im)
      // The first number counts, too: the page may have asked before what it tells of happened.
      if (before !== total + im) refresh()
      before = total + im
    }
    const watch = async () => {
      const { watchUnread } = await import('@xinpu/sdk/unread')
      if (!isGone) stop = watchUnread(call, tell, { session: browser(), hear: refresh })
    }
    void watch()
    return () => {
      isGone = true
      stop?.()
      setUnread(0)
    }
  }, [id, call, held])

  useUnreadTitle(unread, '/favicon-unread.svg')
  return { unread, enterpriseStatus: id === undefined ? undefined : status.data }
}

const tenYears = 315_360_000

/** Changes the theme at once, and keeps it in a cookie so that the server renders the next page right. */
function applyTheme(choice: ThemeChoice): void {
  document.cookie = `theme=${choice}; path=/; max-age=${tenYears}; samesite=lax`
  const attribute = themeAttribute(choice)
  if (attribute) document.documentElement.dataset['theme'] = attribute
  else delete document.documentElement.dataset['theme']
}
