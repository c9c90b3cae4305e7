import { contactRules, ruled } from '@xinpu/sdk/rules'
import type { ContactVO } from '@xinpu/sdk/types'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { useTyped } from '../../primitives/Form/useTyped.ts'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { CompanyFields, type BrandsField } from './CompanyFields.tsx'
import { blankContact, contactFaults, contactFieldsOf, type ContactFields, type ContactScope } from './contact-draft.ts'

export interface ContactDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /**
   * Whom the contact speaks for.
   *
   * @default 'user'
   */
  scope?: ContactScope
  /** The contact that is changed; without it a new one is made. */
  known?: ContactVO
  /** What was typed before, instead of what is known. */
  initial?: ContactFields
  /** Hears what stands in the form. */
  onType?: (contact: ContactFields) => void
  /** What became of the draft, above the fields. */
  draftBar?: React.ReactNode
  /** Draws the field that finds brands, for a company. */
  brandsField?: (field: BrandsField) => React.ReactNode
  /** Keeps it; rejects with the server's word, everything stays typed. */
  save: (contact: ContactFields) => Promise<unknown>
}

/** A contact in a dialog: a name, a mobile number, a WeChat id; for a company also what they look after. */
export function ContactDialog({ isOpen, onOpenChange, draftBar, ...form }: ContactDialogProps) {
  return (
    <Dialog title={form.known ? '修改联系人' : '新增联系人'} isOpen={isOpen} onOpenChange={onOpenChange}>
      {draftBar}
      <ContactForm {...form} />
    </Dialog>
  )
}

type ContactFormProps = Omit<ContactDialogProps, 'draftBar' | 'isOpen' | 'onOpenChange'>

function ContactForm({ scope = 'user', known, initial, onType, brandsField, save }: ContactFormProps) {
  const [contact, change] = useTyped(() => initial ?? (known ? contactFieldsOf(known) : blankContact), onType)
  const { serverErrors, attempt } = useRefused()

  return (
    <Form
      label="联系人"
      submitLabel="保存"
      faults={contactFaults(scope, contact)}
      serverErrors={serverErrors}
      onSubmit={() => attempt(() => save(contact))}
    >
      {(errorOf) =>
        scope === 'enterprise' ? (
          <CompanyFields contact={contact} onChange={change} errorOf={errorOf} brandsField={brandsField} />
        ) : (
          <PersonFields contact={contact} onChange={change} errorOf={errorOf} />
        )
      }
    </Form>
  )
}

interface PersonFieldsProps {
  contact: ContactFields
  onChange: (part: Partial<ContactFields>) => void
  errorOf: (field: string) => string | undefined
}

function PersonFields({ contact, onChange, errorOf }: PersonFieldsProps) {
  const text = (name: 'mobile' | 'name' | 'wechat') => ({
    ...ruled(contactRules, name),
    value: contact[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errorOf(name),
  })

  return (
    <>
      <TextField {...text('name')} autoComplete="name" />
      <TextField {...text('mobile')} type="tel" autoComplete="tel" placeholder="13800000000" />
      <TextField {...text('wechat')} autoComplete="off" />
    </>
  )
}
