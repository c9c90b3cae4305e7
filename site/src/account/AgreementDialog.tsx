import { useQuery } from '@tanstack/react-query'
import { UserAgreementDialog, type UserAgreementDialogProps } from '@xinpu/ui/agreement-dialog'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { agreementText } from './agreements.ts'

/** The texts in force that people agree to. */
export function AgreementDialog(props: Omit<UserAgreementDialogProps, 'texts'>) {
  const call = useCall()
  const service = shownOf(useQuery(agreementText(call, 'service')))
  const privacy = shownOf(useQuery(agreementText(call, 'privacy')))
  return <UserAgreementDialog {...props} texts={both(service, privacy)} />
}

type Shown = ReturnType<typeof shownOf<UserAgreementText>>
type UserAgreementText = Extract<UserAgreementDialogProps['texts'], readonly unknown[]>[number]

/** Two texts are there, or one of them is why they are not. */
function both(one: Shown, other: Shown): UserAgreementDialogProps['texts'] {
  if (one === 'loading' || other === 'loading') return 'loading'
  if (!('sections' in one)) return one
  return 'sections' in other ? [one, other] : other
}
