import { useQueryClient } from '@tanstack/react-query'
import * as account from '@xinpu/sdk/account'
import type { LoginInfo } from '@xinpu/sdk/types'
import { LoginDialog as Dialog, type LoginMode } from '@xinpu/ui/login-dialog'
import { toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { browser, useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { useAgreement, useAgreementTick } from './agreement.tsx'
import { consentHere } from './agreements.ts'
import { intentText } from './intent-text.ts'
import { takeIntent, type Intent } from './intent.ts'
import type { Asked } from './LoginContainer.tsx'
import { sendCode } from './send-code.ts'
import { leaveFor } from './social.ts'
import { useQrLogin } from './use-qr-login.ts'
import { useEntering } from './use-session.ts'
import { registerHref } from './places.ts'

/** How long ‘登录成功!’ stays (specification, section 4). */
const greeting = 500

/** The login dialog with its calls; afterwards what was wanted is done. */
export function LoginDialog({
  isOpen,
  asked,
  onClose,
  onEnter,
  perform,
}: {
  isOpen: boolean
  asked: Asked | undefined
  /** It was closed without a login. */
  onClose: () => void
  /** Somebody logged in. */
  onEnter: () => void
  /** Goes on with what waited for the login. */
  perform: (intent: Intent | undefined) => void
}) {
  const call = useCall()
  const queryClient = useQueryClient()
  const enter = useEntering()
  const agreement = useAgreement()
  const tick = useAgreementTick()
  const [mode, setMode] = useState<LoginMode>(1)
  /** The page knows who came before the dialog closes: what they press next would ask for another login. */
  const known = () => queryClient.fetchQuery({ ...me(call), staleTime: 0 }).catch(() => undefined)
  const qr = useQrLogin(isOpen && mode === 2, () => void known().then(finish))

  function dismiss() {
    takeIntent(sessionStorage)
    setMode(1)
    onClose()
  }

  async function keep(login: LoginInfo) {
    browser().store(login)
    await known()
  }

  async function finish() {
    const intent = takeIntent(sessionStorage)
    setMode(1)
    onEnter()
    await enter()
    toast.success('登录成功!', { ms: greeting })
    perform(intent)
  }

  /** What was wanted stays kept for the tab, and is done when the person is back. */
  async function leave(intent: 'wxlogin' | 'qqlogin') {
    try {
      await leaveFor(call, intent)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '登录失败')
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && dismiss()}
      autoOpened={asked?.autoOpened}
      intentText={asked?.intent && intentText(asked.intent)}
      sendCode={(mobile) => sendCode(() => call(account.sessionSendNotice, { mobile }))}
      loginByCode={async (login) => keep(await call(account.sessionLoginByCode, { ...login, ...consentHere() }))}
      loginByPassword={async ({ mobile, password }) => {
        const { hashPassword } = await import('@xinpu/sdk/password')
        const login = { mobile, pwd: hashPassword(password), ...consentHere() }
        await keep(await call(account.sessionLoginByPassword, login))
      }}
      onMode={setMode}
      wechat={qr.state}
      qr={{ image: qr.image, onRefresh: qr.refresh }}
      onThirdParty={(way) => void leave(way === 'wechat' ? 'wxlogin' : 'qqlogin')}
      onLoggedIn={() => void finish()}
      onOpenAgreement={(part) => agreement.open(part)}
      agreement={tick}
      places={{ register: registerHref, forgotten: `${registerHref}?isForget=true` }}
    />
  )
}
