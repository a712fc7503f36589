-- Distributes the schema over the workers of Citus, once, before the first account:
-- docs/operate.md, 'How far it carries', says what was run on it, and when it is worth it.

-- What belongs to an account lies with it.
select create_distributed_table('users', 'id');
select create_distributed_table('key_wraps', 'user_id', colocate_with => 'users');
select create_distributed_table('passkeys', 'user_id', colocate_with => 'users');
select create_distributed_table('sessions', 'user_id', colocate_with => 'users');
select create_distributed_table('tokens', 'user_id', colocate_with => 'users');
select create_distributed_table('attempts', 'user_id', colocate_with => 'users');
select create_distributed_table('earlier_attempts', 'user_id', colocate_with => 'users');
select create_distributed_table('profiles', 'user_id', colocate_with => 'users');
select create_distributed_table('insights', 'user_id', colocate_with => 'users');
select create_distributed_table('retakes', 'user_id', colocate_with => 'users');
select create_distributed_table('hard_limits', 'user_id', colocate_with => 'users');
select create_distributed_table('links', 'user_id', colocate_with => 'users');
select create_distributed_table('kept_people', 'user_id', colocate_with => 'users');
select create_distributed_table('pair_sides', 'user_id', colocate_with => 'users');
select create_distributed_table('email_challenges', 'user_id', colocate_with => 'users');
select create_distributed_table('kept_replies', 'user_id', colocate_with => 'users');

-- What is found by a key of its own.
select create_distributed_table('addresses', 'email_index', colocate_with => 'none');
select create_distributed_table('lookups', 'hash', colocate_with => 'none');
select create_distributed_table('pairs', 'id', colocate_with => 'none');
select create_distributed_table('compared_sets', 'pair', colocate_with => 'none');
select create_distributed_table('rate_limits', 'key', colocate_with => 'none');
select create_distributed_table('deletions', 'user_hash', colocate_with => 'none');

-- Small, and read with much else.
select create_reference_table('items');
select create_reference_table('scale_labels');
select create_reference_table('parameter_sets');
select create_reference_table('parameter_uses');
select create_reference_table('studies');
select create_reference_table('instance');

-- Stay on the coordinator: few rows, unique by two columns, or numbered.
select citus_add_local_table_to_metadata('donations');
select citus_add_local_table_to_metadata('pending_donations');
select citus_add_local_table_to_metadata('admin_audit');
select citus_add_local_table_to_metadata('rate_salts');
select citus_add_local_table_to_metadata('write_checks');
