import { createHash } from 'node:crypto';
import type { Bundle } from '../../model/bundle.ts';
import type { Project } from '../../plan/driver/plan-project.ts';
import { ALIAS_SCRIPT } from '../alias-pages.ts';
import { type ContentSecurityPolicy, contentSecurityPolicy } from '../content-security-policy.ts';

/** The Content-Security-Policy of a project: for hosts and servers, and for the `<meta>` of each page. */
export function sitePolicyOf(
  { plan, config, features }: Pick<Project, 'plan' | 'config' | 'features'>,
  { templates, buildId }: Pick<Bundle, 'templates' | 'buildId'>,
): ContentSecurityPolicy {
  const scripts = templates.inlineScripts({ ...plan.shell, buildId }, config.head.tagManagerId !== null);
  const scriptHashes = [...scripts, ALIAS_SCRIPT].map(sourceOfScript);
  return contentSecurityPolicy(plan, config, { scriptHashes, origins: features.origins });
}

function sourceOfScript(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
