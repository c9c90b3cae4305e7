import { onOpening } from '../OnDemand/onOpening.tsx'

export type ConfirmTone = 'danger' | 'plain'

export interface ConfirmDialogProps {
  /** The act and its object: ‘删除 3 个文件’. */
  title: string
  /** What follows from it, and whether it can be undone. */
  children: React.ReactNode
  /** The verb on the button, the title's own: ‘删除 3 个文件’, never ‘确定’. */
  verb: string
  /**
   * Whether something is lost by it.
   *
   * @default 'danger'
   */
  tone?: ConfirmTone
  /**
   * What the safe answer is called.
   *
   * @default '取消'
   */
  cancel?: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Does it; the dialog waits for the promise, closes when it is kept and stays when it is broken. */
  confirm: () => void | Promise<unknown>
  /**
   * What to tell when it failed.
   *
   * @default () => '没有成功，请再试一次'
   */
  failureOf?: (error: unknown) => string
}

const Opening = onOpening(() => import('./OpenConfirm.tsx').then((module) => module.OpenConfirm))

/** The last question before something that cannot be taken back; the safe answer has the focus. */
export const ConfirmDialog = (props: ConfirmDialogProps) => <Opening {...props} />
