// chunk: widgets
import { toast } from '../Toast/toast.ts'

/** Copies a text and says so; tells whether it went well. */
export async function copyToClipboard(text: string, what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(`已复制${what}`)
    return true
  } catch {
    toast.warn('浏览器不允许复制，请选中后手动复制')
    return false
  }
}
