const notFitted =
  /^(?:dn[pifm]|nc|nm|no[ -]?(?:pop|mount)|do not (?:populate|place|fit|mount)|not (?:fitted|populated|mounted)|不贴|不焊|不装|空贴|预留(?:[,，、 ]?不[贴焊装](?:片)?)?|未装)$/i
const yes = /^(?:y|yes|true|1|x|√|是|不贴|dnp|excluded from bom)$/i
/** What is said for the case that a part is left off leaves none off: 不贴片时用0R. */
const word =
  /(?:^|[^A-Za-z0-9])(?:dn[pifm]|no-?mount|do not (?:populate|place|fit|mount))(?![A-Za-z0-9])|(?<![如若]|如果)(?:不贴片|不焊接|不贴装|空贴)(?!时|则|的话)|(?:^|[ /_(（])不[贴焊装](?:$|[ /_)）])/i

/** A mark beside a value: NC/10K, 10K(NC), 100nF_NC. Beside other words NC is a contact, or not connected. */
const figure = '\\d[\\d.]*(?:pf|[nuµμ][fh]?|mh|[kMRΩ]\\d?|ohms?)?'
const marked = new RegExp(
  `^(?:nc|nm)[ /_(-]+${figure}(?![\\w-])|(?:^|[ /])${figure}(?:[ /]\\d+v)?[ /_(-]+(?:nc|nm)\\)?$`,
  'i',
)

/** Whether a line says that its part is not put on the board: in a column of its own, or as a word of another cell. */
export function isNotFitted(texts: { dnp?: string | undefined; others: readonly (string | undefined)[] }): boolean {
  const own = texts.dnp?.trim() ?? ''
  if (notFitted.test(own) || yes.test(own)) return true
  return texts.others.some((text = '') => notFitted.test(text.trim()) || word.test(text) || marked.test(text.trim()))
}
