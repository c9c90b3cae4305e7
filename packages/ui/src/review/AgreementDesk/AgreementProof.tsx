import { agreementKindLabels } from '@xinpu/sdk/labels'
import type { AgreementDetail } from '@xinpu/sdk/types'
import { DocPage } from '../../frame/DocPage/DocPage.tsx'
import { DiffView } from '../../primitives/DiffView/DiffView.tsx'
import { RichText } from '../../primitives/RichText/RichText.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { linesOf } from './agreement-draft.ts'
import { PublishForm } from './PublishForm.tsx'
import * as S from './AgreementDesk.styles.ts'

interface AgreementProofProps {
  /** The draft as it was kept. */
  draft: AgreementDetail
  /** The version in force. */
  before: AgreementDetail | undefined
  /** Publishes it, now or at a moment; rejects with the server's word. */
  onPublish: (beginTime: string | undefined) => Promise<unknown>
  /** Back to the words. */
  onBack: () => void
}

/** How the draft will read, what is other than now, and when it begins. */
export function AgreementProof({ draft, before, onPublish, onBack }: AgreementProofProps) {
  const title = agreementKindLabels[draft.kind]

  return (
    <S.Root>
      {before && (
        <Section title="与现行版本相比">
          <DiffView
            kind="text"
            label="改动"
            unchanged="hide"
            sides={[`第 ${before.number} 版`, '草稿']}
            before={linesOf(before.sections)}
            after={linesOf(draft.sections)}
          />
        </Section>
      )}
      <Section title="发布">
        <PublishForm draft={draft} before={before} onPublish={onPublish} onBack={onBack} />
      </Section>
      <S.Proof aria-label="预览">
        <figcaption>预览：用户看到的样子</figcaption>
        <DocPage
          title={title}
          level={3}
          edition="草稿，未发布"
          numbering="decimal"
          sections={draft.sections.map((section, index) => ({
            id: `part-${index + 1}`,
            title: section.title,
            content: <RichText html={section.html} topLevel={4} />,
          }))}
        />
      </S.Proof>
    </S.Root>
  )
}
