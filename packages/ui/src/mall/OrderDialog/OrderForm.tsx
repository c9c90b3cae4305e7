import type { OrderVO } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { Form, type FieldFault, type FormProps } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'

/** What every form of an order is given. */
export interface OrderFormProps<Values> {
  order: OrderVO
  /** Sends it; rejects with the server's word, everything stays typed. */
  onSend: (values: Values) => Promise<unknown>
  onClose: () => void
  /** What the server refused, where it is not the rejection of `onSend`. */
  serverError?: string | undefined
}

interface Shell<Values> extends Omit<OrderFormProps<Values>, 'order'>, Pick<FormProps, 'label' | 'submitLabel'> {
  faults: readonly FieldFault[]
  /** What is sent of what stands in the fields now. */
  values: () => Values
  children: (errorOf: (field: string) => string | undefined) => React.ReactNode
}

/** The form of a dialog about an order: a way out, and one that sends. */
export function OrderForm<Values>({ faults, values, children, onSend, onClose, serverError, ...form }: Shell<Values>) {
  const { serverErrors, attempt } = useRefused()
  return (
    <Form
      label={form.label}
      submitLabel={form.submitLabel}
      faults={faults}
      serverErrors={serverError ? [{ field: 'order', message: serverError }] : serverErrors}
      onSubmit={() => attempt(() => onSend(values()))}
      actions={<Button onPress={onClose}>取消</Button>}
    >
      {children}
    </Form>
  )
}
