import { randomUUID } from 'node:crypto';
import { customerGroup, manageTeam } from '@console/api';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import type { DefineEndpoint } from '../calls/endpoint';
import { companyOf } from '../calls/gates';
import { noteChange } from '../calls/note-change';
import type { Company } from '../calls/principal';
import { refuseInvalid } from '../calls/refusal';
import { inBatches } from '../db/in-batches';
import { groupMembers, groups } from '../db/schema';
import { readMembers } from '../members/team-members';
import type { Platform } from '../platform/platform';
import { findGroup, groupNameError, isGroup, readGroups, refuseNonMembers } from './group-rules';

export function groupEndpoints(endpoint: DefineEndpoint, platform: Platform): void {
  const { db, recordReads } = platform;
  const namesOf = async (company: Company, personIds: readonly string[]) => {
    const ids = new Set(personIds);
    return (await readMembers(platform, company)).filter(({ id }) => ids.has(id)).map(({ name }) => name);
  };

  endpoint(customerGroup.getGroups, {
    gate: 'TEAM_ADMIN',
    handle: ({ principal }) => readGroups(db, companyOf(principal)),
  });

  endpoint(customerGroup.getGroup, {
    gate: 'TEAM_ADMIN',
    handle: async ({ principal, params }) => {
      const { id, name, version } = await findGroup(platform, companyOf(principal), params.groupId);
      recordReads.note(principal.person.id, recordOf(id), version);
      return { id, name };
    },
  });

  endpoint(customerGroup.validateGroupName, {
    gate: 'TEAM_ADMIN',
    handle: async ({ principal, body }) => ({
      error: await groupNameError(platform, companyOf(principal), body.groupName),
    }),
  });

  endpoint(customerGroup.createGroup, {
    gate: 'TEAM_ADMIN',
    audit: ['group', 'created'],
    handle: async ({ principal, body }) => {
      const company = companyOf(principal);
      refuseInvalid({ name: (await groupNameError(platform, company, body.name)) ?? undefined });
      const id = `g-${randomUUID().slice(0, 8)}`;
      const name = body.name.trim();
      await db.insert(groups).values({ id, customerId: company.id, name });
      noteChange(principal, { id, name, after: { name } });
      return id;
    },
  });

  endpoint(customerGroup.renameGroup, {
    gate: 'TEAM_ADMIN',
    audit: ['group', 'updated'],
    handle: async ({ principal, body }) => {
      const company = companyOf(principal);
      const current = await findGroup(platform, company, body.id);
      const error = await groupNameError(platform, company, body.name, body.id);
      if (error) return { error };
      await recordReads.write(principal, recordOf(body.id), current.version, (version) =>
        db
          .update(groups)
          .set({ name: body.name.trim(), version })
          .where(and(isGroup(company, body.id), eq(groups.version, current.version))),
      );
      const after = { name: body.name.trim() };
      noteChange(principal, { id: current.id, name: after.name, before: { name: current.name }, after });
      return { error: null };
    },
  });

  endpoint(customerGroup.deleteGroup, {
    gate: 'TEAM_ADMIN',
    audit: ['group', 'deleted'],
    handle: async ({ principal, params: { groupId } }) => {
      const company = companyOf(principal);
      const { name } = await findGroup(platform, company, groupId);
      await db.batch([
        db.delete(groupMembers).where(eq(groupMembers.groupId, groupId)),
        db.delete(groups).where(isGroup(company, groupId)),
      ]);
      noteChange(principal, { id: groupId, name, before: { name } });
      return null;
    },
  });

  endpoint(customerGroup.getGroupMembers, {
    gate: 'TEAM_ADMIN',
    answer: z.array(manageTeam.teamMember),
    handle: async ({ principal, params: { groupId } }) => {
      const company = companyOf(principal);
      await findGroup(platform, company, groupId);
      return await readMembers(platform, company, { groupId });
    },
  });

  endpoint(customerGroup.addGroupMembers, {
    gate: 'TEAM_ADMIN',
    audit: ['group', 'updated'],
    handle: async ({ principal, params: { groupId }, body }) => {
      const company = companyOf(principal);
      const { name } = await findGroup(platform, company, groupId);
      await refuseNonMembers(platform, company, body);
      for (const personIds of inBatches(body)) {
        const rows = personIds.map((personId) => ({ groupId, personId }));
        await db.insert(groupMembers).values(rows).onConflictDoNothing();
      }
      noteChange(principal, { id: groupId, name, before: {}, after: { addedMembers: await namesOf(company, body) } });
      return null;
    },
  });

  endpoint(customerGroup.removeGroupMembers, {
    gate: 'TEAM_ADMIN',
    audit: ['group', 'updated'],
    handle: async ({ principal, params: { groupId }, body }) => {
      const company = companyOf(principal);
      const { name } = await findGroup(platform, company, groupId);
      const removedMembers = await namesOf(company, body);
      for (const personIds of inBatches(body)) {
        const named = and(eq(groupMembers.groupId, groupId), inArray(groupMembers.personId, personIds));
        await db.delete(groupMembers).where(named);
      }
      noteChange(principal, { id: groupId, name, before: { removedMembers }, after: { removedMembers: null } });
      return null;
    },
  });
}

function recordOf(groupId: string): string {
  return `group ${groupId}`;
}
