import { expect, test } from 'vitest'
import { Report, type Outcome } from './report.ts'

function makeReport(): Report {
  const report = new Report()
  report.add('came', 'article', { title: 'Robots', from: 'there', to: '/here' })
  report.add('came', 'article', { title: 'Choir', reason: 'It has a shorter title.' })
  report.add('incomplete', 'article', { title: 'Fair', from: 'far', reason: 'No picture.' })
  report.add('already here', 'picture', { from: 'team.jpg' })
  report.add('missing', 'picture', { from: 'gone.jpg', reason: 'It is gone, "for good".' })
  report.add('note', 'comments', { reason: '1 left out.' })
  return report
}

const reasons = [
  '',
  '  came: article “Choir”: It has a shorter title.',
  '  incomplete: article “Fair” far: No picture.',
  '  missing: picture gone.jpg: It is gone, "for good".',
  '  note: comments: 1 left out.',
]

test.each([
  [false, '2 came over, 1 came over incomplete', '1 did not come'],
  [true, '2 would come, 1 would come incomplete', '1 would not come'],
])(
  'a report says how much came, in a dry run (%j) would come, and every reason',
  (isDry, came, not) => {
    expect(makeReport().toText(isDry).split('\n')).toEqual([
      `article: ${came}`,
      `picture: 1 here already, ${not}`,
      ...reasons,
    ])
  },
)

test('a report is complete unless something is missing or incomplete', () => {
  const reportOf = (...outcomes: Outcome[]) => {
    const report = new Report()
    for (const outcome of outcomes) report.add(outcome, 'article')
    return report
  }
  const complete = reportOf('came', 'already here', 'note')
  expect(complete.toText(false)).toBe('article: 1 came over, 1 here already')
  expect([complete.count('came'), complete.count('came', 'picture')]).toEqual([1, 0])
  const reports = [reportOf(), complete, reportOf('came', 'missing'), reportOf('incomplete')]
  expect(reports.map(({ isComplete }) => isComplete)).toEqual([true, true, false, false])
})

test('a report names 100 reasons, and says how to read more', () => {
  const report = new Report()
  for (let each = 0; each < 100; each += 1)
    report.add('missing', 'article', { reason: `No. ${each}` })
  expect(report.toText(false).split('\n')).toHaveLength(102)
  expect(report.toText(false)).not.toContain('more')
  report.add('missing', 'article', { reason: 'One more.' })
  expect(report.toText(false).split('\n').at(-1)).toBe(
    '  and 1 more: --report FILE writes all of them.',
  )
})

test('the file of a report has every line', () => {
  expect(makeReport().toCsv().split('\r\n')).toEqual([
    '"outcome","what","title","from","to","reason"',
    '"came","article","Robots","there","/here",""',
    '"came","article","Choir","","","It has a shorter title."',
    '"incomplete","article","Fair","far","","No picture."',
    '"already here","picture","","team.jpg","",""',
    '"missing","picture","","gone.jpg","","It is gone, ""for good""."',
    '"note","comments","","","","1 left out."',
    '',
  ])
})
