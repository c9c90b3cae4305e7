import { educationLabels, experienceLabels } from '@xinpu/sdk/labels'
import { jobRules, ruled } from '@xinpu/sdk/rules'
import type { Education, Experience } from '@xinpu/sdk/types'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { RichEditor } from '../../primitives/RichEditor/RichEditor.tsx'
import { Select, type SelectOption } from '../../primitives/Select/Select.tsx'
import { TagInput } from '../../primitives/TagInput/TagInput.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { JobDraft } from './job-draft.ts'
import * as S from './JobForm.styles.ts'

/** What is chosen from. */
export interface JobChoices {
  /** Kinds of jobs, by their numbers. */
  kinds: readonly SelectOption[]
  /** Contacts of the company, by their numbers. */
  contacts: readonly SelectOption[]
}

interface FieldsProps {
  draft: JobDraft
  put: (part: Partial<JobDraft>) => void
  errorOf: (field: string) => string | undefined
}

const optionsOf = (labels: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const experiences = optionsOf(experienceLabels)
const educations = optionsOf(educationLabels)
/** The first contact of the company is called where none is named. */
const anyContact = { value: '', label: '企业的默认联系人' }

/** What and where it is, what it pays, whom it asks for. */
export function JobFacts({ draft, put, errorOf, kinds, contacts }: FieldsProps & JobChoices) {
  const text = textFields({ draft, put, errorOf })
  return (
    <>
      <TextField {...text('title')} placeholder="如 电源工程师" autoComplete="off" />
      <Select
        {...ruled(jobRules, 'categoryId')}
        options={kinds}
        value={draft.categoryId === null ? null : String(draft.categoryId)}
        onChange={(kind) => put({ categoryId: Number(kind) })}
        error={errorOf('categoryId')}
      />
      <Pay draft={draft} put={put} errorOf={errorOf} />
      <TextField {...text('city')} placeholder="如 深圳" autoComplete="address-level2" />
      <S.Pair>
        <Select
          label="经验要求"
          options={experiences}
          value={draft.experience}
          onChange={(experience) => put({ experience: experience as Experience })}
        />
        <Select
          label="学历要求"
          options={educations}
          value={draft.education}
          onChange={(education) => put({ education: education as Education })}
        />
      </S.Pair>
      <TagInput
        label="会的"
        value={draft.tags}
        onChange={(tags) => put({ tags })}
        max={10}
        maxLength={12}
        placeholder="如 Buck、环路补偿"
      />
      <TextField {...text('address')} placeholder="选填" autoComplete="street-address" />
      <Select
        label="联系人"
        options={[anyContact, ...contacts]}
        value={draft.contactId === null ? '' : String(draft.contactId)}
        onChange={(id) => put({ contactId: id ? Number(id) : null })}
      />
    </>
  )
}

/** In figures: who looks for jobs narrows them by what they pay. */
const Pay = ({ draft, put, errorOf }: FieldsProps) => (
  <S.Pair>
    <NumberField
      {...ruled(jobRules, 'salaryMin')}
      value={draft.salaryMin}
      onChange={(salaryMin) => put({ salaryMin })}
      unit="元"
      help="不填为面议"
      error={errorOf('salaryMin')}
    />
    <NumberField
      {...ruled(jobRules, 'salaryMax')}
      value={draft.salaryMax}
      onChange={(salaryMax) => put({ salaryMax })}
      unit="元"
      error={errorOf('salaryMax')}
    />
  </S.Pair>
)

/** What is done, and what it takes. */
export const JobTexts = ({ draft, put, errorOf }: FieldsProps) => (
  <>
    <S.Wide>
      <RichEditor
        {...ruled(jobRules, 'description')}
        html={draft.description}
        onChange={(description) => put({ description })}
        placeholder="做什么产品，和谁一起，第一年要做成什么"
        error={errorOf('description')}
      />
    </S.Wide>
    <S.Wide>
      <RichEditor
        {...ruled(jobRules, 'requirement')}
        html={draft.requirement}
        onChange={(requirement) => put({ requirement })}
        placeholder="必须会的和会了更好的，分开写"
        error={errorOf('requirement')}
      />
    </S.Wide>
  </>
)

const textFields =
  ({ draft, put, errorOf }: FieldsProps) =>
  (name: 'address' | 'city' | 'title') => ({
    ...ruled(jobRules, name),
    value: draft[name],
    onChange: (value: string) => put({ [name]: value }),
    error: errorOf(name),
  })
