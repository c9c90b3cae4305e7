import { useQuery } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { registerAsPerson, registerRecoverPassword, sessionSendNotice } from '@xinpu/sdk/account'
import type { UserBrief } from '@xinpu/sdk/types'
import { RecoverForm, RegisterForm } from '@xinpu/ui/frame'
import { LinkButton, PageBody, ResultPanel, toast } from '@xinpu/ui/primitives'
import { useEffect } from 'react'
import { me } from '../queries/account.ts'
import { useAgreement } from './agreement.tsx'
import { browser } from './api.ts'
import { useLogin } from './LoginDesk.tsx'
import { sendCode } from './send-code.ts'
import { settings } from './settings.ts'
import { rememberedAgreement } from './stores.ts'
import { useEntering } from './use-entering.ts'
import { useLocal } from './use-local.ts'
import { usePartner } from './use-partner.ts'

export interface RegisterPageProps {
  /** Who forgot the password sets a new one. */
  isForget?: boolean | undefined
  shareCode?: string | undefined
  inviter?: UserBrief | undefined
  /** The partner's page that sent the person here. */
  fromswb?: string | undefined
  /** What to know first. */
  notice?: React.ReactNode
}

/** R017 and R016: makes an account, or sets a new password; who is logged in already is told so. */
export function RegisterPage({ isForget, shareCode, inviter, fromswb, notice }: RegisterPageProps) {
  const { call } = useRouteContext({ from: '__root__' })
  const { data: who } = useQuery(me(call))
  const { openLogin } = useLogin()
  const agreement = useAgreement()
  const isAgreed = useLocal(rememberedAgreement, false)
  const arrive = useArrival(fromswb)
  const returnToPartner = usePartner()
  const send = (mobile: string) => sendCode(() => call(sessionSendNotice, { mobile }))
  const isPerson = Boolean(who)

  useEffect(() => {
    if (isPerson && fromswb) void returnToPartner(fromswb)
  }, [isPerson, fromswb, returnToPartner])

  if (who && !isForget) return <Known name={who.nickName} />
  return (
    <PageBody>
      {notice}
      {isForget ? (
        <RecoverForm
          sendCode={send}
          recover={async ({ mobile, code, password }) =>
            call(registerRecoverPassword, { mobile, code, pwd: await hashed(password) })
          }
          onLogin={() => openLogin()}
        />
      ) : (
        <RegisterForm
          sendCode={send}
          register={async ({ mobile, code, password, nickName }) => {
            const draft = { mobile, code, pwd: await hashed(password), nickName, shareCode, fromswb }
            browser().store(await call(registerAsPerson, draft))
          }}
          onRegistered={() => void arrive()}
          onOpenAgreement={agreement.open}
          onLogin={() => openLogin()}
          agreement={{ isSelected: isAgreed, onChange: (isSelected) => rememberedAgreement.write(isSelected) }}
          {...(shareCode && { shareCode })}
          {...(inviter && { inviter })}
        />
      )}
    </PageBody>
  )
}

const hashed = async (password: string) => (await import('@xinpu/sdk/password')).hashPassword(password)

const Known = ({ name }: { name: string }) => (
  <PageBody>
    <ResultPanel
      tone="ok"
      title={`已登录为 ${name}`}
      level={1}
      actions={<LinkButton href={settings.rootPage}>继续浏览</LinkButton>}
    >
      要注册另一个账号,请先退出登录。
    </ResultPanel>
  </PageBody>
)

/** Greets a new person; the way on is the partner's page, else home. */
function useArrival(fromswb: string | undefined) {
  const router = useRouter()
  const enter = useEntering()
  return async () => {
    toast.success('注册成功')
    await enter()
    // Who is known and came from a partner is led back by the page itself.
    if (!fromswb) await router.navigate({ to: '/' })
  }
}
