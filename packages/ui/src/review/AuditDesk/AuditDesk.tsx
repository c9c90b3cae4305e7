import { auditKindLabels } from '@xinpu/sdk/labels'
import type { AuditItem } from '@xinpu/sdk/types'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import type { DocumentFile } from '../../primitives/DocumentUpload/DocumentTile.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { ReviewTag } from '../review-look.tsx'
import { PersonCell } from '../PersonCell.tsx'
import * as S from './AuditDesk.styles.ts'
import { Decision } from './Decision.tsx'
import { BesideEvidence } from './Evidence.tsx'
import { FieldLine } from './FieldLine.tsx'
import { Outcome } from './Outcome.tsx'
import { Place } from './Place.tsx'
import { Rounds } from './Rounds.tsx'
import { useAudit } from './useAudit.ts'
import { useDeskKeys } from './useDeskKeys.ts'

/** Why something is refused. */
export interface AuditRefusal {
  reason: string
  /** Reasons of single fields, by the names of the fields. */
  fields?: { name: string; reason: string }[]
}

/** A matter among those that wait. */
export interface AuditPlace {
  /** From 1. */
  at: number
  /** How many wait. */
  of: number
  before?: Href
  next?: Href
}

export interface AuditDeskProps {
  /** The matter with all that was handed in, that it is on its way, or why it did not come. */
  item: AuditItem | 'loading' | ErrorStateProps
  /** The present moment when this is first drawn. */
  now: Date
  /** Accepts it; rejects with the server's word. */
  pass: (id: number, remark: string) => Promise<unknown>
  /** Refuses it; rejects with the server's word. */
  reject: (id: number, refusal: AuditRefusal) => Promise<unknown>
  /** How a PDF is shown: the viewer; without it a PDF is a link. */
  pdfOf?: (document: DocumentFile) => React.ReactNode
  /** What else helps to decide: links to the company's record, to namesakes. */
  links?: React.ReactNode
  /** Where the matter stands in its queue; absent outside of one. */
  place?: AuditPlace
  /** Who looks at it instead, in the server's words. */
  held?: string
}

/** One matter to decide: the evidence at the left, what was typed at the right, each field checked or refused. */
export function AuditDesk(props: AuditDeskProps) {
  const { item } = props
  if (item === 'loading')
    return (
      <div aria-busy>
        <VisuallyHidden role="status">正在加载</VisuallyHidden>
        <Skeleton shape="detail" />
      </div>
    )
  if (!('kind' in item && 'detail' in item)) return <ErrorState {...item} />

  return <Desk {...props} key={item.id} item={item} />
}

function Desk({ item, now, pdfOf, links, place, held, ...verbs }: AuditDeskProps & { item: AuditItem }) {
  const audit = useAudit(item, verbs)
  const { root, reason } = useDeskKeys(audit)

  return (
    <Section title={item.title} meta={<ReviewTag status={item.status} />}>
      <S.Root ref={root} data-keys>
        {place && <Place {...place} />}
        <S.Facts>
          <Tag>{auditKindLabels[item.kind]}</Tag>
          <PersonCell user={item.user} />
          <span>
            提交于 <TimeText value={item.createTime} now={now} mode="full" />
          </span>
          {links && <S.Links>{links}</S.Links>}
        </S.Facts>
        {held && audit.isOpen && (
          <Alert tone="warn" title={held}>
            可以先看，等对方处理或放回后再决定。
          </Alert>
        )}
        <Outcome item={item} progress={audit.progress} now={now} />
        <BesideEvidence item={item} pdfOf={pdfOf}>
          <S.Fields aria-label="提交的内容">
            {item.detail.map((field) => (
              <FieldLine key={field.name} field={field} audit={audit} />
            ))}
          </S.Fields>
          <Rounds rounds={item.rounds ?? []} now={now} />
          {audit.isOpen && <Decision item={item} audit={audit} reasonRef={reason} />}
        </BesideEvidence>
      </S.Root>
    </Section>
  )
}
