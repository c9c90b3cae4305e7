import type { ContentTrait } from '@xinpu/sdk/types'
import { ImageUpload } from '../../primitives/ImageUpload/ImageUpload.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import type { ContentDraft } from './content-draft.ts'

interface ContentFieldsProps {
  trait: ContentTrait
  draft: ContentDraft
  put: (part: Partial<ContentDraft>) => void
  errorOf: (field: string) => string | undefined
  uploadImage: SendFile
}

/** What entries of a kind say, field by field as the server lists them. */
export const ContentFields = ({ trait, ...form }: ContentFieldsProps) =>
  trait.fields.map((field) => <Field key={field.name} field={field} {...form} />)

type FieldProps = Omit<ContentFieldsProps, 'trait'> & { field: ContentTrait['fields'][number] }

function Field({ field, draft, put, errorOf, uploadImage }: FieldProps) {
  const { name, max: maxLength, ...told } = field
  if (name === 'imgUrl')
    return (
      <ImageUpload
        {...told}
        name="imgUrl"
        images={draft.images}
        onChange={(images) => put({ images })}
        onUpload={uploadImage}
        max={1}
        aspect={3}
        error={errorOf('imgUrl')}
      />
    )
  return (
    <TextField
      {...told}
      {...(maxLength !== undefined && { maxLength })}
      name={name}
      value={draft[name]}
      onChange={(value) => put({ [name]: value })}
      error={errorOf(name)}
    />
  )
}
