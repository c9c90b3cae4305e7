import { FieldReading } from '../../primitives/FieldReading/FieldReading.tsx'
import { typedIn, type ReadField as Field } from './licence-reading.ts'
import type { Certify } from './useCertify.ts'

interface ReadFieldProps {
  certify: Pick<Certify, 'draft' | 'licence' | 'take'>
  field: Field
  /** What the field asks for. */
  label: string
}

/** What the licence says of a field of the application. */
export const ReadField = ({ certify: { draft, licence, take }, field, label }: ReadFieldProps) => (
  <FieldReading label={label} typed={typedIn(draft, field)} found={licence?.[field]} onTake={() => take([field])} />
)
