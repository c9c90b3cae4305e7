import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import * as account from '@xinpu/sdk/account'
import { useNavConfig, type SiteHeaderProps } from '@xinpu/ui/frame'
import { toast } from '@xinpu/ui/primitives'
import type { ThemeChoice } from '@xinpu/ui/theme'
import { useState } from 'react'
import { me } from '../account/queries.ts'
import { navigation } from '../portal/queries.ts'
import { browser } from './api.ts'
import { useLogin } from '../account/LoginDesk.tsx'
import { huiyuan, rooms, useOpened } from './rooms.ts'
import { settings } from './settings.ts'
import { useAlerts } from './use-alerts.ts'
import { applyTheme } from './theme.ts'

/** Everything the header shows and does. */
export function useHeader(): Omit<SiteHeaderProps, 'current' | 'tools'> {
  const { call, visit } = useRouteContext({ from: '__root__' })
  const { openLogin } = useLogin()
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
    onLogin: () => openLogin(),
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
  const { call } = useRouteContext({ from: '__root__' })
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
