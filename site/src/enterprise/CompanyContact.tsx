import { contactAdd, contactUpdate } from '@xinpu/sdk/enterprise'
import type { ContactVO } from '@xinpu/sdk/types'
import { BrandSet } from '@xinpu/ui/agent'
import { ContactDialog, contactOf, isContactFields, type BrandsField, type ContactFields } from '@xinpu/ui/enterprise'
import { toast } from '@xinpu/ui/primitives'
import { useDraft } from '../account/use-draft.tsx'
import { sellerBrandField } from '../agent/seller-brand-field.tsx'
import { useAct } from '../app/use-act.ts'

/** A contact of the company that is written or changed, with its draft. */
export function CompanyContact({ edited, onClose }: { edited: ContactVO | 'new'; onClose: () => void }) {
  const act = useAct()
  const draft = useDraft(`contact ${edited === 'new' ? 'new' : edited.id}`, isContactFields)

  function save(contact: ContactFields) {
    const saved = () => {
      draft.done()
      toast.success('已保存联系人')
      onClose()
    }
    if (edited === 'new') return act(contactAdd, contactOf(contact), saved)
    return act(contactUpdate, { id: edited.id, ...contactOf(contact) }, saved)
  }

  if (!draft.isReady) return null
  return (
    <ContactDialog
      key={draft.turn}
      isOpen
      onOpenChange={onClose}
      scope="enterprise"
      {...(edited !== 'new' && { known: edited })}
      {...(draft.initial && { initial: draft.initial })}
      onType={draft.keep}
      draftBar={draft.bar}
      brandsField={brandsField}
      save={save}
    />
  )
}

const brandsField = (field: BrandsField) => <BrandSet {...field} brandField={sellerBrandField} />
