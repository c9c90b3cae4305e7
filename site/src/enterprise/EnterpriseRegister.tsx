import { useQuery } from '@tanstack/react-query'
import { registerAsEnterprise } from '@xinpu/sdk/account'
import { certificationUploadLicense, directoryTypes } from '@xinpu/sdk/enterprise'
import { query } from '@xinpu/sdk/query'
import { EnterpriseRegisterForm, type EnterpriseFields } from '@xinpu/ui/frame'
import { ErrorState, LinkButton, Skeleton, VisuallyHidden } from '@xinpu/ui/primitives'
import { consentHere } from '../account/agreements.ts'
import { hashed, storeLogin, useNewAccount, type Invitation } from '../account/new-account.ts'
import { useDraft } from '../account/use-draft.tsx'
import { useCall } from '../app/api.ts'
import { optionsOf } from '../app/files.ts'
import { settings } from '../app/settings.ts'
import { centerHref } from '../account/places.ts'

export interface EnterpriseRegisterProps extends Invitation {
  onRegistered: () => void
}

/** The form's name among the drafts. */
const form = 'enterprise-register'

/** Makes an account with its enterprise. The enterprise survives a reload; code and password are not kept. */
export function EnterpriseRegister({ onRegistered, ...invitation }: EnterpriseRegisterProps) {
  const call = useCall()
  const lent = useNewAccount(invitation)
  const types = useQuery(query(call, directoryTypes, {}))
  const draft = useDraft(form, isEnterprise)

  if (types.isError) return <ErrorState kind="server" onRetry={() => void types.refetch()} />
  if (!types.data || !draft.isReady)
    return (
      <>
        <VisuallyHidden as="h1">注册芯谱</VisuallyHidden>
        <Skeleton shape="row" count={10} />
      </>
    )
  return (
    <EnterpriseRegisterForm
      key={draft.turn}
      {...lent}
      types={types.data}
      {...(draft.initial && { initial: draft.initial })}
      uploadLicence={(file, sending) => call(certificationUploadLicense, { file }, optionsOf(sending))}
      register={async ({ mobile, code, password, nickName, enterprise }) => {
        const { shareCode, fromswb } = invitation
        const pwd = await hashed(password)
        const told = { mobile, code, pwd, nickName, shareCode, fromswb, enterprise, ...consentHere() }
        const login = await call(registerAsEnterprise, told)
        // The draft is that of a visitor: it is dropped before there is a person.
        draft.done()
        storeLogin(login)
      }}
      onRegistered={onRegistered}
      onChange={draft.keep}
      draft={draft.bar}
      next={<Next />}
    />
  )
}

const Next = () => (
  <>
    <LinkButton tone="primary" href={centerHref({ type: 16 })}>
      查看认证进度
    </LinkButton>
    <LinkButton href={settings.rootPage}>去逛逛</LinkButton>
  </>
)

/** Whether what was kept is an enterprise of this version of the site. */
function isEnterprise(value: unknown): value is EnterpriseFields {
  const fields = value as Partial<EnterpriseFields> | null
  return typeof fields?.name === 'string' && typeof fields.contactName === 'string' && Array.isArray(fields.type)
}
