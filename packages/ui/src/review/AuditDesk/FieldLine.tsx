import type { AuditField } from '@xinpu/sdk/types'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { checkOf, comparedWithEvidence, firstReason } from './audit-checks.ts'
import * as S from './AuditDesk.styles.ts'
import type { Audit } from './useAudit.ts'
import { onDemand } from '../../primitives/OnDemand/OnDemand.tsx'

/** Few matters hold HTML: what draws it comes with the first that does. */
const RichText = onDemand(() => import('../../primitives/RichText/RichText.tsx').then(({ RichText }) => RichText))

/** One field: what was typed, what the evidence says, the tick, and what is wrong with it. */
export function FieldLine({ field, audit }: { field: AuditField; audit: Audit }) {
  const { isChecked, reason } = checkOf(audit.checks, field)
  const { label } = field

  return (
    <S.Field data-field={field.name} data-differs={comparedWithEvidence(field) === 'differs' || undefined}>
      <S.FieldHead>
        <S.Label>{label}</S.Label>
        {audit.isOpen && (
          <S.Marks>
            <Checkbox
              aria-label={`已核对 ${label}`}
              isSelected={isChecked}
              onChange={(isChecked) => audit.note(field, { isChecked })}
            >
              已核对
            </Checkbox>
            <Button
              size="sm"
              tone="quiet"
              aria-expanded={reason !== undefined}
              aria-label={`${reason === undefined ? '有问题' : '收起问题'} ${label}`}
              onPress={() => audit.note(field, { reason: reason === undefined ? firstReason(field) : undefined })}
            >
              {reason === undefined ? '有问题' : '收起问题'}
            </Button>
          </S.Marks>
        )}
      </S.FieldHead>
      <Before field={field} />
      <Value field={field} />
      <Found field={field} />
      {audit.isOpen && reason !== undefined && (
        <TextField
          label={`${label}的问题`}
          isLabelHidden
          size="sm"
          value={reason}
          onChange={(text) => audit.note(field, { reason: text })}
          maxLength={200}
          placeholder="哪里不对，怎样改，提交人会看到"
        />
      )}
    </S.Field>
  )
}

/** What was passed last, where it was something else; of HTML only that it changed. */
function Before({ field: { before, isHtml } }: { field: AuditField }) {
  if (before === undefined) return null
  if (isHtml) return <S.Hint>与上次通过的不同</S.Hint>
  return before === '' ? (
    <S.Hint>上次没有填</S.Hint>
  ) : (
    <S.Before aria-label={`上次通过的是 ${before}`}>{before}</S.Before>
  )
}

/** A path within the site, and no way to read it as the name of another. */
const ownPath = /^\/[\w-][^\s\\]*$/

function Value({ field: { value, isHtml } }: { field: AuditField }) {
  if (ownPath.test(value))
    return (
      <S.Value>
        <Link href={value} target="_blank">
          {value}
        </Link>
      </S.Value>
    )
  if (!isHtml) return <S.Value>{value === '' ? '未填' : value}</S.Value>

  return (
    <Suspense fallback={<Skeleton shape="text" />}>
      <RichText html={value} />
    </Suspense>
  )
}

/** What the evidence says: in words, with a sign, and in amber where it is something else. */
function Found({ field }: { field: AuditField }) {
  const comparison = comparedWithEvidence(field)
  if (comparison === 'silent') return null
  if (comparison === 'same')
    return (
      <S.Found $tone="same">
        <Icon of={CircleCheck} size={14} />
        与证据一致
      </S.Found>
    )

  return (
    <S.Found $tone="differs">
      <Icon of={TriangleAlert} size={14} />
      <span>
        与证据不一致，证据上为：<b>{field.found}</b>
      </span>
    </S.Found>
  )
}
