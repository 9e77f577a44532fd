import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import { gitlabReport } from '../../../../src/generator/host/report/gitlab-report.ts';
import { sarifReport } from '../../../../src/generator/host/report/sarif-report.ts';
import type { Diagnostic } from '../../../../src/generator/model/diagnostic.ts';

const broken: Diagnostic = {
  severity: 'error',
  code: 'link/missing-target',
  message: 'The link leads nowhere',
  place: { file: 'content/docs/zwei drei%.md', line: 2, column: 6 },
  hint: 'Did you mean c.md?',
};
const anywhere: Diagnostic = { severity: 'warning', code: 'git/fails', message: 'Git fails' };
const pathOf = (file: string) => `docs/${file}`;

describe('gitlabReport', () => {
  it('has every field that GitLab asks for, also of what has no place', () => {
    const report = gitlabReport([broken, anywhere], pathOf);
    expect(report).toMatchObject([
      {
        description: 'The link leads nowhere\nDid you mean c.md?',
        check_name: 'link/missing-target',
        severity: 'major',
        location: { path: 'docs/content/docs/zwei drei%.md', lines: { begin: 2 } },
      },
      {
        check_name: 'git/fails',
        severity: 'minor',
        location: { path: 'docs/site.config.ts', lines: { begin: 1 } },
      },
    ]);
  });

  it('gives each message a fingerprint of its own that does not change with its line', () => {
    const moved = { ...broken, place: { file: 'content/docs/zwei drei%.md', line: 9, column: 1 } };
    const [first, second] = gitlabReport([broken, moved], pathOf);
    expect(first?.fingerprint).not.toBe(second?.fingerprint);
    expect(gitlabReport([moved], pathOf)[0]?.fingerprint).toBe(first?.fingerprint);
    const elsewhere = { ...broken, place: { file: 'content/docs/b.md' } };
    expect(gitlabReport([elsewhere], pathOf)[0]?.fingerprint).not.toBe(first?.fingerprint);
  });
});

describe('sarifReport', () => {
  const related = [{ file: 'content/b.md', line: 1, message: 'the other' }];

  it('is a log of SARIF 2.1.0 with what code scanning asks for', () => {
    // The types are those of the standard's schema.
    const log: Log = sarifReport([{ ...broken, related }, anywhere, broken], { version: '1.2.0', pathOf });
    const [run] = log.runs;
    expect(run?.tool.driver).toMatchObject({
      name: 'site',
      version: '1.2.0',
      rules: [{ id: 'git/fails' }, { id: 'link/missing-target' }],
    });
    for (const { ruleId, ruleIndex = -1, message, locations = [], partialFingerprints } of run?.results ??
      []) {
      expect(run?.tool.driver.rules?.[ruleIndex]?.id).toBe(ruleId);
      expect(message.text).not.toBe('');
      expect(locations).toHaveLength(1);
      const { uri = '' } = locations[0]?.physicalLocation?.artifactLocation ?? {};
      expect(new URL(uri, 'file:///root/').href).toBe(`file:///root/${uri}`);
      expect(Object.keys(partialFingerprints ?? {})).toHaveLength(1);
    }
    expect(run?.results?.[0]).toMatchObject({
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'docs/content/docs/zwei%20drei%25.md', uriBaseId: '%SRCROOT%' },
            region: { startLine: 2, startColumn: 6 },
          },
        },
      ],
      relatedLocations: [
        { id: 1, message: { text: 'the other' }, physicalLocation: { region: { startLine: 1 } } },
      ],
    });
    expect(run?.results?.[1]?.locations?.[0]?.physicalLocation).not.toHaveProperty('region');
  });
});
