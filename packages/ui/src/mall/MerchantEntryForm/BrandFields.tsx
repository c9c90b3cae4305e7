import { merchantEntryRules, ruled } from '@xinpu/sdk/rules'
import { BrandSet } from '../../agent/AgentForm/BrandSet.tsx'
import { DocumentUpload } from '../../primitives/DocumentUpload/DocumentUpload.tsx'
import type { DocumentFile } from '../../primitives/DocumentUpload/DocumentTile.tsx'
import { FieldGroup } from '../../primitives/Upload/FieldGroup.tsx'
import * as S from './MerchantEntryForm.styles.ts'
import type { MerchantEntryFormProps } from './MerchantEntryForm.tsx'
import type { StepProps } from './StepFields.tsx'

type BrandFieldsProps = StepProps & Pick<MerchantEntryFormProps, 'brandField' | 'uploadLetter'>

/** The most letters that are handed in. */
const mostLetters = 20

/** Which brands the shop sells, and who lets it. */
export function BrandFields({ draft, onChange, errorOf, brandField, uploadLetter }: BrandFieldsProps) {
  const { letters } = draft
  const put = (at: number, letter: DocumentFile | null) =>
    onChange({
      letters: [...letters, ...(at === letters.length && letter ? [letter] : [])].flatMap((one, index) =>
        index === at ? (letter ?? []) : one,
      ),
    })
  const places = [...letters, ...(letters.length < mostLetters ? [null] : [])]

  return (
    <S.Grid>
      <S.Wide>
        <BrandSet
          label={merchantEntryRules.mainBrandIds.label}
          brands={draft.brands}
          onChange={(brands) => onChange({ brands })}
          error={errorOf('mainBrandIds')}
          brandField={brandField}
        />
      </S.Wide>
      <S.Wide>
        <FieldGroup
          {...ruled(merchantEntryRules, 'brandAuthUrls')}
          error={errorOf('brandAuthUrls')}
          help={`原厂或其代理商盖章，审核通过后店名后有标志；最多 ${mostLetters} 份`}
        >
          {() => (
            <S.Wide>
              {places.map((letter, index) => (
                <DocumentUpload
                  key={letter?.url ?? 'next'}
                  label={`授权书 ${index + 1}`}
                  value={letter}
                  onChange={(next) => put(index, next)}
                  onUpload={uploadLetter}
                />
              ))}
            </S.Wide>
          )}
        </FieldGroup>
      </S.Wide>
    </S.Grid>
  )
}
