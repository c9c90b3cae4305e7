import { useState } from 'react'
import { fieldFaultsOf } from './field-faults.ts'
import type { FieldFault } from './Form.tsx'

/** Sends a form, and keeps what the server says of its fields for `serverErrors`. */
export function useRefused() {
  const [serverErrors, setServerErrors] = useState<readonly FieldFault[]>([])

  async function attempt(made: () => Promise<unknown>): Promise<void> {
    setServerErrors([])
    try {
      await made()
    } catch (error) {
      setServerErrors(fieldFaultsOf(error))
      throw error
    }
  }

  return { serverErrors, attempt }
}
