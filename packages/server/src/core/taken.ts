import { Refusal } from '@xinpu/contract/refusal'

/** A change that the table refuses because another row is so already: it decides who was first, and the other is told. */
export async function orTaken<T>(change: Promise<T>, told: string): Promise<T> {
  try {
    return await change
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === '23505') throw new Refusal(told, 'CONFLICT')
    throw error
  }
}
