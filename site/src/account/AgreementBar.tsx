import { consentAgree } from '@xinpu/sdk/account'
import { agreementKindLabels } from '@xinpu/sdk/labels'
import type { AgreementVersion } from '@xinpu/sdk/types'
import { localStore, NoticeBar } from '@xinpu/ui/frame'
import { Button, Icon, toast } from '@xinpu/ui/primitives'
import { Scale } from 'lucide-react'
import { useAct } from '../app/use-act.ts'
import { useLocal } from '../app/use-local.ts'
import { useAgreement } from './agreement.tsx'

/** Versions that the person does not want to be asked about again on this device. */
const closedAgreements = localStore<readonly number[]>({
  key: 'closedAgreements',
  fallback: [],
  isValid: (value): value is number[] => Array.isArray(value) && value.every(Number.isSafeInteger),
})
const mostKept = 20
const none: readonly number[] = []

/** Asks once whether a new version is agreed to, and says what is other than before; it stands in nobody's way. */
export function AgreementBar({ versions }: { versions: readonly AgreementVersion[] }) {
  const act = useAct()
  const { open } = useAgreement()
  const closed = useLocal(closedAgreements, none)
  const asked = versions.filter(({ id }) => !closed.includes(id))
  const [first] = asked
  if (!first) return null
  const ids = asked.map(({ id }) => id)
  const agree = () => act(consentAgree, { ids }, () => toast.success('已同意新版本'))

  return (
    <NoticeBar
      icon={<Icon of={Scale} />}
      action={
        <Button
          size="sm"
          onPress={() => open(first.kind === 'privacy' ? 'privacy' : 'service', () => agree().catch(toldOf))}
        >
          查看并同意
        </Button>
      }
      onClose={() => closedAgreements.write([...ids, ...closed].slice(0, mostKept))}
      closeLabel="关闭，不再提示这一版"
    >
      {asked.map(({ kind }) => `《${agreementKindLabels[kind]}》`).join('')}有了新版本：{short(first.changes)}
    </NoticeBar>
  )
}

const toldOf = (error: unknown) => toast.error(error instanceof Error ? error.message : '没有成功，请再试一次')

/** As much as a line holds; the text tells all of it. */
const short = (changes: string) => (changes.length > 60 ? `${changes.slice(0, 60)}…` : changes)
