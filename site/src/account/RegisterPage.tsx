import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { registerAsPerson, registerRecoverPassword } from '@xinpu/sdk/account'
import { BareHeader, RecoverForm, RegisterForm, SiteFooter } from '@xinpu/ui/frame'
import { BareLayout } from '@xinpu/ui/layout'
import { LinkButton, ResultPanel, toast } from '@xinpu/ui/primitives'
import { useEffect, useState } from 'react'
import { useCall, useVisit } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { settings } from '../app/settings.ts'
import { EnterpriseRegister } from '../enterprise/EnterpriseRegister.tsx'
import { consentHere } from './agreements.ts'
import { hashed, storeLogin, useNewAccount, type Invitation } from './new-account.ts'
import { usePartner } from './use-partner.ts'
import { useEntering } from './use-session.ts'

export interface RegisterPageProps extends Invitation {
  /** Who forgot the password sets a new one. */
  isForget?: boolean | undefined
  /** Whose account is made; a person's unless said. */
  kind?: 'enterprise' | undefined
  /** What to know first. */
  notice?: React.ReactNode
}

/** R017 and R016, without the frame: makes an account, or sets a new password; who is logged in already is told so. */
export function RegisterPage(props: RegisterPageProps) {
  const visit = useVisit()
  return (
    <BareLayout
      header={<BareHeader home={settings.rootPage} />}
      footer={<SiteFooter variant="line" places={{}} year={new Date(visit.now).getUTCFullYear()} icp={icp} />}
    >
      <Forms {...props} />
    </BareLayout>
  )
}

const icp = { number: settings.icpNo, url: settings.icpUrl }

function Forms({ isForget, kind, notice, ...invitation }: RegisterPageProps) {
  const call = useCall()
  const { data: who } = useQuery(me(call))
  const { fromswb } = invitation
  const returnToPartner = usePartner()
  const arrive = useArrival(fromswb)
  const enter = useEntering()
  const [isNew, setNew] = useState(false)
  const isPerson = Boolean(who)

  useEffect(() => {
    if (isPerson && fromswb) void returnToPartner(fromswb)
  }, [isPerson, fromswb, returnToPartner])

  if (who && !isForget && !isNew) return <Known name={who.nickName} />
  return (
    <>
      {notice}
      {isForget && <Recover />}
      {!isForget && kind === undefined && <PersonRegister {...invitation} onRegistered={() => void arrive()} />}
      {!isForget && kind === 'enterprise' && (
        <EnterpriseRegister
          {...invitation}
          onRegistered={() => {
            // The form tells what comes next; who came from a partner is led back instead.
            setNew(!fromswb)
            void enter()
          }}
        />
      )}
    </>
  )
}

function PersonRegister({ onRegistered, ...invitation }: Invitation & { onRegistered: () => void }) {
  const call = useCall()
  const lent = useNewAccount(invitation)
  const { shareCode, fromswb } = invitation

  return (
    <RegisterForm
      {...lent}
      register={async ({ mobile, code, password, nickName }) => {
        const draft = { mobile, code, pwd: await hashed(password), nickName, shareCode, fromswb, ...consentHere() }
        storeLogin(await call(registerAsPerson, draft))
      }}
      onRegistered={onRegistered}
    />
  )
}

function Recover() {
  const call = useCall()
  const { sendCode, onLogin } = useNewAccount({})

  return (
    <RecoverForm
      sendCode={sendCode}
      recover={async ({ mobile, code, password }) =>
        call(registerRecoverPassword, { mobile, code, pwd: await hashed(password) })
      }
      onLogin={onLogin}
    />
  )
}

const Known = ({ name }: { name: string }) => (
  <ResultPanel
    tone="ok"
    title={`已登录为 ${name}`}
    level={1}
    actions={<LinkButton href={settings.rootPage}>继续浏览</LinkButton>}
  >
    要注册另一个账号，请先退出登录。
  </ResultPanel>
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
