/** Who keeps the mail of most people. */
const postOffice =
  '(?:vip[.。])?(?:163|126|139|189|qq|gmail|foxmail|hotmail|outlook|yahoo|sina|sohu|aliyun|icloud|live|msn|yeah|proton)'
const dot = '\\s{0,2}(?:[.。·]|点|dot)\\s{0,2}'
/** Where parts are looked up, not sold by whoever writes. */
const lookUp = '(?!(?:digikey|mouser|lcsc|szlcsc|octopart|findchips|ti|st|nxp|analog|microchip|infineon|onsemi)\\.)'
const mailbox = '(?<![\\w.+-])[\\w.+-]{1,64}'

/** Addresses of mail, and of pages where somebody waits; a datasheet is no such page. */
export const netAddresses: readonly RegExp[] = [
  `${mailbox}@(?:[a-z0-9-]{1,63}[.。]){1,4}[a-z]{2,24}(?![a-z0-9-])`,
  `${mailbox}(?:\\s{0,2}(?:[@#*]|艾特|[([【]at[)\\]】])|\\s{1,2}at(?=\\s))\\s{0,2}${postOffice}${dot}(?:com|net|cn|me)(?![a-z0-9])`,
  `(?:https?:\\/\\/)?(?<![\\w.-])www\\.${lookUp}[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){1,4}(?!\\/[\\w./?=&%-]{0,200}\\.pdf)(?![\\w.-])(?:\\/[\\w./?=&%#-]{0,200})?`,
  '(?:https?:\\/\\/)?(?<![\\w.-])(?:u\\.wechat\\.com|weixin\\.qq\\.com|qm\\.qq\\.com|work\\.weixin\\.qq\\.com|wa\\.me|t\\.me|line\\.me)\\/[\\w./?=&%#~@+-]{1,200}',
].map((pattern) => new RegExp(pattern, 'giu'))
