import { merchantEntryRules } from '@xinpu/sdk/rules'
import { DescriptionList, type DescriptionItem } from '../../primitives/DescriptionList/DescriptionList.tsx'
import type { EntryDraft } from './entry-draft.ts'

interface ReviewProps {
  draft: EntryDraft
  enterpriseName?: string | undefined
}

/** All that is handed in, to be read once more. */
export const Review = ({ draft, enterpriseName }: ReviewProps) => (
  <DescriptionList columns={2} items={factsOf(draft, enterpriseName)} />
)

type Ruled = keyof typeof merchantEntryRules

function factsOf(draft: EntryDraft, enterpriseName: string | undefined): DescriptionItem[] {
  const fact = (field: Ruled, value: string): DescriptionItem => ({
    label: merchantEntryRules[field].label,
    value: value || undefined,
  })
  return [
    ...(enterpriseName ? [{ label: '企业', value: enterpriseName }] : []),
    fact('name', draft.name),
    fact('contactName', draft.contactName),
    fact('contactMobile', draft.contactMobile),
    fact('email', draft.email),
    fact('bank', draft.bank),
    fact('bankAccount', draft.bankAccount),
    fact('mainBrandIds', draft.brands.map(({ name }) => name).join('、')),
    fact('brandAuthUrls', draft.letters.length > 0 ? `${draft.letters.length} 份` : '没有，店名后显示“独立”'),
    fact('intro', draft.intro),
  ]
}
