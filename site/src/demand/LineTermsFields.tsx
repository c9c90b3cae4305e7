import { useQuery } from '@tanstack/react-query'
import type { ValidDays } from '@xinpu/sdk/types'
import { Select } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { myContacts } from './queries.ts'
import type { LineTerms } from './use-line-posting.ts'

interface LineTermsFieldsProps {
  terms: LineTerms
  onChange: (terms: LineTerms) => void
}

const days: readonly ValidDays[] = [7, 15, 30, 60]

/** Whom to call about all lines, and how long they stand. */
export function LineTermsFields({ terms: { contactId, validDays }, onChange }: LineTermsFieldsProps) {
  const call = useCall()
  const { data: who } = useQuery(me(call))
  const { data: contacts } = useQuery({ ...myContacts(call), enabled: Boolean(who) })

  return (
    <>
      {who && (
        <Select
          label="联系人"
          size="sm"
          value={contactId === undefined ? '' : String(contactId)}
          onChange={(chosen) => onChange({ validDays, ...(chosen && { contactId: Number(chosen) }) })}
          options={[
            { value: '', label: '默认联系人' },
            ...(contacts?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      <Select
        label="有效期"
        size="sm"
        value={String(validDays)}
        onChange={(chosen) =>
          onChange({
            ...(contactId !== undefined && { contactId }),
            validDays: days.find((one) => String(one) === chosen) ?? 30,
          })
        }
        options={days.map((one) => ({ value: String(one), label: `${one} 天` }))}
      />
    </>
  )
}
