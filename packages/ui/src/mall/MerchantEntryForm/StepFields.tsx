import { Section } from '../../primitives/Section/Section.tsx'
import { AccountFields } from './AccountFields.tsx'
import { BrandFields } from './BrandFields.tsx'
import type { EntryDraft } from './entry-draft.ts'
import { lastStep } from './entry-steps.ts'
import { Review } from './Review.tsx'
import type { MerchantEntryFormProps } from './MerchantEntryForm.tsx'
import { ShopFields } from './ShopFields.tsx'

/** What a step works on. */
export interface StepProps {
  draft: EntryDraft
  onChange: (part: Partial<EntryDraft>) => void
  errorOf: (field: string) => string | undefined
}

type StepFieldsProps = StepProps &
  Pick<MerchantEntryFormProps, 'brandField' | 'enterpriseName' | 'uploadLetter' | 'uploadLogo'> & { step: number }

/** The fields of one step. */
export function StepFields({ step, ...props }: StepFieldsProps) {
  if (step === lastStep)
    return (
      <Section title="核对并提交" meta="预计 1 个工作日">
        <Review draft={props.draft} enterpriseName={props.enterpriseName} />
      </Section>
    )
  if (step === 3)
    return (
      <Section title="品牌授权" meta="没有授权也能开店，店名后显示“独立”">
        <BrandFields {...props} />
      </Section>
    )
  if (step === 2)
    return (
      <Section title="收款账户" meta="须与企业同名的对公账户">
        <AccountFields {...props} />
      </Section>
    )
  return (
    <Section title="店铺资料">
      <ShopFields {...props} />
    </Section>
  )
}
