import { KeysDialog, type KeyLine, type KeysHelpProps } from '../../primitives/DataTable/KeysHelp.tsx'

const lines: readonly KeyLine[] = [
  [['j', '↓'], '下一行'],
  [['k', '↑'], '上一行'],
  [['Home', 'End'], '第一行、最后一行'],
  [['Enter'], '展开这一行，再按收起'],
  [['1', '…', '6'], '展开后，用第几个候选'],
  [['Tab'], '展开后，走到要改的那一格，改好按 Enter'],
  [['Esc'], '收起'],
  [['c'], '送进购物车，要先有匹配到的型号'],
  [['d'], '送去求购'],
  [['r'], '放进待核对'],
  [['s'], '跳过'],
  [['x', '空格'], '勾选这一行，按着 Shift 勾一段；勾了的一起送走'],
  [['/'], '在清单里找'],
  [['?'], '看这张表'],
]

/** The keys of a list of parts. */
export const MatchKeysHelp = ({ onClose }: Pick<KeysHelpProps, 'onClose'>) => (
  <KeysDialog lines={lines} onClose={onClose}>
    送走一行，焦点就到下一行。打字和选字时不起作用。
  </KeysDialog>
)
