/** B3950, B=3950, B25/85 3950, B值3950. */
const named = /(?<![\w-])B(?:25\/(?:50|85))?(?: ?(?:值|常数|constant))? ?[=:：]? ?([34]\d{3})K?(?!\w)/i
/** 3950K, or 3950 alone beside a thermistor; 3216 and 3225 are sizes. */
const bare = /(?<![\w.])(3[3-9]\d[05]|4[0-6]\d[05])K?(?![\w.%])/i

/**
 * How steep a thermistor is that some words ask for, in kelvins: the 3950 of B3950.
 *
 * @param isThermistor Whether they say that it is one: a figure alone tells nothing of others.
 */
export const steepnessIn = (words: string, isThermistor: boolean): string | undefined =>
  (named.exec(words) ?? (isThermistor ? bare.exec(words) : null))?.[1]
