import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'

interface VerdictFieldsProps<Status extends string> {
  /** What is answered: 答复. */
  label: string
  options: readonly { value: Status; label: string }[]
  status: Status
  onStatus: (status: Status) => void
  /** How the words are called, named and bounded. */
  field: { name: string; label: string; maxLength?: number }
  words: string
  onWords: (words: string) => void
  /** Words must be given with this answer. */
  isWordy: boolean
  error: string | undefined
  /** What an answer asks for besides words. */
  children?: React.ReactNode
}

/** Yes or no, and the words that go with it. */
export const VerdictFields = <Status extends string>(props: VerdictFieldsProps<Status>) => (
  <>
    <RadioGroup
      label={props.label}
      look="buttons"
      options={props.options}
      value={props.status}
      onChange={(value) => {
        const chosen = props.options.find((option) => option.value === value)
        if (chosen) props.onStatus(chosen.value)
      }}
    />
    {props.children}
    <TextArea
      {...props.field}
      isRequired={props.isWordy}
      rows={2}
      value={props.words}
      onChange={props.onWords}
      help="买家会看到"
      error={props.error}
    />
  </>
)
